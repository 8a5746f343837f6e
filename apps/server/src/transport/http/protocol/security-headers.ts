/** No inline script or style, nothing from another host, no framing. */
const contentPolicy = (connect: string): string =>
  [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data: blob:`,
    `media-src 'self' blob:`,
    `font-src 'self'`,
    `connect-src ${connect}`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')

/** For pictures made of markup: looked at by themselves they can neither run nor load anything. */
export const inertPolicy = `default-src 'none'; style-src 'unsafe-inline'; sandbox`

const usual = contentPolicy(`'self'`)
/** On Android a wallet app is reached by a socket on the phone itself. The web looks for the same word. */
const onAndroid = contentPolicy(`'self' ws://localhost:* http://localhost:*`)

export type SecurityHeaders = (userAgent: string | undefined) => Readonly<Record<string, string>>

/** What every response carries. A route may set a stricter policy of its own. */
export function securityHeaders(publicUrl: string | undefined): SecurityHeaders {
  const headers = {
    'content-security-policy': usual,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(publicUrl?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
  const forAndroid = { ...headers, 'content-security-policy': onAndroid }
  return (userAgent = '') => (/android/i.test(userAgent) ? forAndroid : headers)
}
