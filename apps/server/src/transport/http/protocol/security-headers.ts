/** No inline script or style, nothing from another host, no framing. */
const contentPolicy = [
  `default-src 'self'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `img-src 'self' data: blob:`,
  `media-src 'self' blob:`,
  `font-src 'self'`,
  // On Android a wallet app is reached by a socket on the phone itself.
  `connect-src 'self' ws://localhost:* http://localhost:*`,
  `worker-src 'self'`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
].join('; ')

/** For pictures made of markup: looked at by themselves they can neither run nor load anything. */
export const inertPolicy = `default-src 'none'; style-src 'unsafe-inline'; sandbox`

/** What every response carries. A route may set a stricter policy of its own. */
export function securityHeaders(publicUrl: string | undefined): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(publicUrl?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}
