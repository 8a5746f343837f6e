/** What a link of ours in a mail carries; nothing when it is cut or made up. */
export function linkOf(search: URLSearchParams): { readonly userId: string; readonly secret: string } | undefined {
  const userId = search.get('userId') ?? ''
  const secret = search.get('secret') ?? ''
  return userId && secret ? { userId, secret } : undefined
}
