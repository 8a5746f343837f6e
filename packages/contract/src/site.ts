import { product } from './product.ts'

/** The clusters a wallet may be asked to sign for. */
export const networks = ['devnet', 'testnet', 'mainnet-beta'] as const
export type Network = (typeof networks)[number]

/** A way in beside the wallet: its id is the last part of `/account/sessions/oauth2/{id}`, its name is for the button. */
export type SignInProvider = { readonly id: string; readonly name: string }

/** What an operator may change about the page itself. The server writes it into the HTML; the web reads it there. */
export type Site = {
  readonly productName: string
  readonly socialUrl: string
  readonly contactEmail: string
  /** The cluster that wallets sign in for and pay on. */
  readonly network: Network
  /** `local` on one's own machine, where a demo wallet is offered; `hosted` for a service. */
  readonly mode: 'local' | 'hosted'
  /** Where people can sign in, or link their account to, over OAuth2; none unless the operator has set one up. */
  readonly providers: readonly SignInProvider[]
  /** What a browser subscribes to push messages with (`applicationServerKey`, base64url); empty where none are sent. */
  readonly pushKey: string
  /** Whether mails and text messages can be sent: what needs one is not offered otherwise. */
  readonly mail: boolean
  readonly sms: boolean
}

/** `<meta name="studio-site" content="{…}">`: data, not script, so that the content policy can forbid inline script. */
export const siteMetaName = 'studio-site'

export const defaultSite: Site = {
  productName: product.name,
  socialUrl: product.socialUrl,
  contactEmail: product.contactEmail,
  network: 'devnet',
  mode: 'local',
  providers: [],
  pushKey: '',
  mail: true,
  sms: true,
}
