/** The beginning of a trace, as W3C Trace Context writes it: by chance, and with nothing about anybody in it. */
export function newTraceparent(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `00-${digits.slice(0, 32)}-${digits.slice(32)}-01`
}
