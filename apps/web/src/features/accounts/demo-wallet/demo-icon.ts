/** A flask, in base64 as the Wallet Standard wants it. */
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect width="36" height="36" rx="9" fill="#2a2f3a"/>' +
  '<path d="M15 9h6M16.5 9v6.5L10.5 26a1.6 1.6 0 0 0 1.4 2.4h12.2A1.6 1.6 0 0 0 25.5 26l-6-10.5V9M13 22h10" fill="none"' +
  ' stroke="#a8e6d5" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></svg>'

export const icon = `data:image/svg+xml;base64,${btoa(drawing)}` as const
