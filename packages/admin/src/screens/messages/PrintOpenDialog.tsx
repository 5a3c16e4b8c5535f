import { createGlobalStyle } from 'styled-components'

/** Prints only the open dialog, black on white and without its buttons. Render it in the dialog. */
export function PrintOpenDialog() {
  return (
    <>
      <PrintStyles />
      <span hidden data-prints />
    </>
  )
}

// A build may contain global rules from its start, so each one asks for a dialog that prints.
const PrintStyles = createGlobalStyle`
  @page dialog { margin: 2cm; }

  @media print {
    /* The dialog is outside the root element of the application, which can be hidden. */
    body:has([data-prints]) > *:not(:has([data-prints])) { display: none !important; }

    [role='dialog']:has([data-prints]) * {
      border-color: #000 !important;
      background: #fff !important;
      color: #000 !important;
      transition: none !important;
    }

    /* A long message continues on further pages instead of scrolling. */
    body > :has([data-prints]), :has(> [role='dialog'] [data-prints]), [role='dialog']:has([data-prints]) {
      position: static !important;
      display: block !important;
      page: dialog;
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
    [role='dialog']:has([data-prints]) :is(button, [data-variant]) { display: none !important; }
  }
`
