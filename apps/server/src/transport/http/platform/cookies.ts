/** The value of a cookie; undefined when the client sent none of that name. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=')
    if (equals < 0 || pair.slice(0, equals).trim() !== name) continue
    return decoded(pair.slice(equals + 1).trim())
  }
  return undefined
}

/** Some clients escape what they send back. */
function decoded(value: string): string {
  if (!value.includes('%')) return value
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
