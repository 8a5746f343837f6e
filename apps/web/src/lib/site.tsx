import { defaultSite, networks, siteMetaName, type SignInProvider, type Site } from '@eidolon/contract/site.ts'
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import { type JsonFields, fieldsOf, jsonOf } from './json-guards.ts'

const SiteContext = createContext<Site>(defaultSite)

export function SiteProvider({ site, children }: { readonly site: Site; readonly children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>
}

/** The operator's name and addresses. A prerendered page holds the default ones, so waking it up starts from these. */
export function useSite(): Site {
  const site = use(SiteContext)
  return useSyncExternalStore(
    () => () => {},
    () => site,
    () => defaultSite,
  )
}

/** Reads what the server wrote into the page; without a server in front (Vite alone) the defaults stand. */
export function readSite(page: Document): Site {
  const content = page.querySelector<HTMLMetaElement>(`meta[name="${siteMetaName}"]`)?.content ?? ''
  return { ...defaultSite, ...onlySite(fieldsOf(jsonOf(content))) }
}

function onlySite(parsed: JsonFields): Partial<Site> {
  const { productName, socialUrl, contactEmail, mode, providers, pushKey, mail, sms } = parsed
  const network = networks.find((known) => known === parsed['network'])
  return {
    ...(typeof productName === 'string' && { productName }),
    ...(typeof socialUrl === 'string' && { socialUrl }),
    ...(typeof contactEmail === 'string' && { contactEmail }),
    ...(network && { network }),
    ...((mode === 'local' || mode === 'hosted') && { mode }),
    ...(Array.isArray(providers) && { providers: providers.filter(isProvider) }),
    ...(typeof pushKey === 'string' && { pushKey }),
    ...(typeof mail === 'boolean' && { mail }),
    ...(typeof sms === 'boolean' && { sms }),
  }
}

function isProvider(value: unknown): value is SignInProvider {
  const { id, name } = fieldsOf(value)
  return typeof id === 'string' && typeof name === 'string'
}
