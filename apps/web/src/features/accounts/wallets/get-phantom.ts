/** Where Phantom comes from: a phone has it open this very page inside, everything else gets its download page. */
export function getPhantom({ userAgent, maxTouchPoints }: Device, { href, origin }: PageLocation): GetWallet {
  const onPad = /Macintosh/.test(userAgent) && maxTouchPoints > 1
  if (!onPad && !/iPhone|iPad|iPod|Android/i.test(userAgent)) {
    return { href: 'https://phantom.com/download', label: 'Get it', outside: true }
  }
  const page = `https://phantom.app/ul/browse/${encodeURIComponent(href)}?ref=${encodeURIComponent(origin)}`
  return { href: page, label: 'Open in Phantom', outside: false }
}

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>
type PageLocation = Pick<Location, 'href' | 'origin'>
type GetWallet = { readonly href: string; readonly label: string; readonly outside: boolean }
