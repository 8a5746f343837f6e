/** What an import brought, as the server counts it. */
export function importWords(answer: unknown): string {
  const { characters, media } = Object(answer)
  const count = (value: unknown, one: string, many: string) =>
    typeof value === 'number' ? `${value} ${value === 1 ? one : many}` : ''
  const words = [count(characters, 'character', 'characters'), count(media, 'picture or video', 'pictures and videos')]
  return `Imported: ${words.filter(Boolean).join(', ') || 'everything it held'}.`
}
