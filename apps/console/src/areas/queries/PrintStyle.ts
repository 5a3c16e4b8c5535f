import { createGlobalStyle } from 'styled-components'

/**
 * On paper an open query is all there is: its subject, sender and message, black on white. Without it, as when the
 * dialog is closed, the page prints as any other.
 */
export const PrintStyle = createGlobalStyle`
  @media print {
    @page { margin: 2cm; }

    /* The dialog hangs beside the application in the body, so the application can go. */
    body > *:not(:has([role='dialog'])) { display: none !important; }

    [role='dialog'] * {
      border-color: #000 !important;
      background: #fff !important;
      color: #000 !important;
      transition: none !important;
    }

    /* What lies above the page and scrolls on the screen runs over as many sheets as it takes. */
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

    /* Nobody can press a button on paper. */
    [role='dialog'] :is(button, [data-variant]) { display: none !important; }
  }
`
