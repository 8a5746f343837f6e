import { projectId } from '@eidolon/contract/resources.ts'

type Ways = { readonly success: string; readonly failure: string }

/** Where a browser goes to be vouched for by another service; it comes back to one of the two addresses of ours. */
export function oauthAddress(provider: string, { success, failure }: Ways): string {
  const back = (path: string) => new URL(path, location.href).href
  const query = new URLSearchParams({ project: projectId, success: back(success), failure: back(failure) })
  return `/v1/account/sessions/oauth2/${encodeURIComponent(provider)}?${query}`
}
