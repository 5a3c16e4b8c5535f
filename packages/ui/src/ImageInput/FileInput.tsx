import type { ChangeEvent, ComponentPropsWithRef } from 'react'

export interface FileInputProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange'> {
  /** Receives what the person chose in the file dialog. */
  onFiles: (files: FileList) => void
}

/** The hidden input that opens the file dialog. */
export function FileInput({ onFiles, ...rest }: FileInputProps) {
  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    if (target.files) onFiles(target.files)
    // Otherwise choosing the same file again fires no change event.
    target.value = ''
  }

  return <input {...rest} hidden type="file" onChange={handleChange} />
}
