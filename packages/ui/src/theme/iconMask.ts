const START =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-linecap='round' stroke-linejoin='round'"
const END = '/%3E%3C/svg%3E")'
const LINE = `${START} stroke-width='2'%3E%3Cpath d=`
const DOTS = `${START} stroke-width='4'%3E%3Cpath d=`
const THICK = `${START} stroke-width='3'%3E%3Cpath d=`

/**
 * Icons as CSS masks, for elements of which a list has a hundred: elements of an SVG would take more time than the rest of a row.
 * The paths are those of Lucide.
 */
export const iconMask = {
  check: `${THICK}'M20 6 9 17l-5-5'${END}`,
  minus: `${THICK}'M5 12h14'${END}`,
  edit: `${LINE}'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4'${END}`,
  eye: `${LINE}'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M15 12a3 3 0 1 1-6 0 3 3 0 1 1 6 0'${END}`,
  more: `${DOTS}'M12 12h.01M19 12h.01M5 12h.01'${END}`,
  grip: `${DOTS}'M9 12h.01M9 5h.01M9 19h.01M15 12h.01M15 5h.01M15 19h.01'${END}`,
  imageOff: `${LINE}'M2 2l20 20M10.41 10.41a2 2 0 1 1-2.83-2.83M13.5 13.5 6 21M18 12l3 3M3.59 3.59A1.99 1.99 0 0 0 3 5v14a2 2 0 0 0 2 2h14c.55 0 1.052-.22 1.41-.59M21 15V5a2 2 0 0 0-2-2H9'${END}`,
  layers: `${LINE}'M12.83 2.18a2 2 0 0 0-1.66 0L2.6 6.08a1 1 0 0 0 0 1.83l8.58 3.91a2 2 0 0 0 1.66 0l8.58-3.9a1 1 0 0 0 0-1.83zM2 12a1 1 0 0 0 .58.91l8.6 3.91a2 2 0 0 0 1.65 0l8.58-3.9A1 1 0 0 0 22 12M2 17a1 1 0 0 0 .58.91l8.6 3.91a2 2 0 0 0 1.65 0l8.58-3.9A1 1 0 0 0 22 17'${END}`,
  message: `${LINE}'M21.2 8.4c.5.38.8.97.8 1.6v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V10a2 2 0 0 1 .8-1.6l8-6a2 2 0 0 1 2.4 0l8 6ZM22 10l-8.97 5.7a1.94 1.94 0 0 1-2.06 0L2 10'${END}`,
} as const
