type Client = {
  readonly clientName: string
  readonly clientVersion: string
  readonly osName: string
  readonly osVersion: string
  readonly deviceBrand: string
  readonly deviceModel: string
  readonly deviceName: string
}

/** `Firefox on Windows`, or as much of it as is known. */
export function deviceName({ clientName, osName, deviceBrand, deviceModel }: Client): string {
  const device = [deviceBrand, deviceModel].filter(Boolean).join(' ')
  const place = device || osName
  if (clientName && place) return `${clientName} on ${place}`
  return clientName || place || 'Unknown device'
}

/** Whether it is carried around, for its picture. */
export function isHandheld({ deviceName: kind }: Pick<Client, 'deviceName'>): boolean {
  return kind === 'smartphone' || kind === 'tablet' || kind === 'phablet'
}

type ClientLocation = { readonly ip: string; readonly countryName: string; readonly countryCode: string }

/** `Portugal, 203.0.113.7`; the country only where it is known. */
export function placeName({ ip, countryName, countryCode }: ClientLocation): string {
  return [countryCode === '--' ? '' : countryName, ip].filter(Boolean).join(', ')
}

const ways: Readonly<Record<string, string>> = {
  solana: 'wallet',
  email: 'e-mail and password',
  'magic-url': 'a link by e-mail',
  token: 'a code by e-mail',
  phone: 'a code by phone',
  oauth2: 'another service',
  anonymous: 'no name',
}

/** How a session began, to be read after "Signed in with". */
export function wayName(provider: string): string {
  return ways[provider] ?? providerName(provider)
}

const providers: Readonly<Record<string, string>> = {
  google: 'Google',
  github: 'GitHub',
  discord: 'Discord',
  x: 'X',
  oidc: 'Single sign-on',
}

/** A service's name as it writes itself. */
export function providerName(provider: string): string {
  return providers[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1)
}
