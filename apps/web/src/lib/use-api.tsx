import { createContext, use, type ReactNode } from 'react'
import type { Api } from './api.ts'

/** The SDK is fetched when it is first needed. */
export type LoadApi = () => Promise<Api>

const ApiContext = createContext<LoadApi | undefined>(undefined)

export function ApiProvider({ api, children }: { readonly api: LoadApi; readonly children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>
}

export function useApi(): LoadApi {
  const api = use(ApiContext)
  if (!api) throw new Error('useApi needs an ApiProvider above it.')
  return api
}
