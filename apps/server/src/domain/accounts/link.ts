/** An address with these added to its query, in this order and after what is there already. */
export function linkTo(url: string, query: Readonly<Record<string, string>>): string {
  const link = new URL(url)
  for (const [name, value] of Object.entries(query)) {
    link.searchParams.delete(name)
    link.searchParams.append(name, value)
  }
  return link.href
}
