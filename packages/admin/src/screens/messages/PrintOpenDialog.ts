import { createGlobalStyle } from 'styled-components'

/** Prints only the open dialog, black on white and without its buttons. Mount it while the dialog is open. */
export const PrintOpenDialog = createGlobalStyle`
  @media print {
    @page { margin: 2cm; }

    /* The dialog is outside the root element of the application, which can be hidden. */
    body > *:not(:has([role='dialog'])) { display: none !important; }

    [role='dialog'] * {
      border-color: #000 !important;
      background: #fff !important;
      color: #000 !important;
      transition: none !important;
    }

    /* A long message continues on further pages instead of scrolling. */
    body > :has([role='dialog']), :has(> [role='dialog']), [role='dialog'] {
      position: static !important;
      display: block !important;
      block-size: auto !important;
      max-block-size: none !important;
      max-inline-size: none !important;
      padding: 0 !important;
      border: 0 !important;
      background: #fff !important;
      box-shadow: none !important;
      overflow: visible !important;
    }

    /* Buttons are not printed. */
    [role='dialog'] :is(button, [data-variant]) { display: none !important; }
  }
`
