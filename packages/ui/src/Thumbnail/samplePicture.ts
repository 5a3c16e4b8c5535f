const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="#ffd9a8"/><stop offset="1" stop-color="#f08a5d"/></linearGradient></defs>
  <rect width="64" height="64" fill="url(#a)"/><circle cx="32" cy="26" r="11" fill="#fff8f0"/><path d="M10 64a22 22 0 0 1 44 0z" fill="#fff8f0"/>
</svg>`

/** A portrait for stories as a data URL, which needs no server. */
export const samplePicture = `data:image/svg+xml,${encodeURIComponent(drawing)}`
