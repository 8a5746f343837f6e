import { product } from './product.ts'

/** What an operator may change about the page itself. The server writes it into the HTML; the web reads it there. */
export type Site = {
  readonly productName: string
  readonly socialUrl: string
  readonly contactEmail: string
}

/** `<meta name="studio-site" content="{…}">`: data, not script, so that the content policy can forbid inline script. */
export const siteMetaName = 'studio-site'

export const defaultSite: Site = {
  productName: product.name,
  socialUrl: product.socialUrl,
  contactEmail: product.contactEmail,
}
