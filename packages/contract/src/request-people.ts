type RequestFields = Readonly<Record<string, unknown>>
type Find = (id: unknown) => string | null

const isFields = (value: unknown): value is RequestFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A kept request with its people as they are known elsewhere, where their ids may be others. Whoever is not known there is
 * left out, and with them what is for several where one alone is left.
 */
export function withPeople(request: RequestFields, find: Find): RequestFields {
  const { characterId, characterIds, cast } = request
  const everybody = Array.isArray(characterIds) ? characterIds.flatMap((id) => find(id) ?? []) : undefined
  const first = find(characterId) ?? everybody?.[0]
  const changed: RequestFields = {
    ...request,
    ...(first !== undefined && { characterId: first }),
    ...(everybody && { characterIds: everybody }),
    ...(Array.isArray(cast) && { cast: cast.flatMap((one) => personIn(one, find)) }),
  }
  if (!everybody || everybody.length > 1) return changed
  const { arrangement: _together, ...alone } = changed
  return alone
}

function personIn(person: unknown, find: Find): readonly RequestFields[] {
  if (!isFields(person)) return []
  const { looksAt, ...rest } = person
  const characterId = find(person['characterId'])
  if (characterId === null) return []
  const seen = looksAt === 'camera' ? looksAt : find(looksAt)
  return [{ ...rest, characterId, ...(seen !== null && { looksAt: seen }) }]
}

/** How the people of a request are found among those of its picture, which are told in the same order. */
export function amongPeople(request: RequestFields, here: readonly string[]): Find {
  const { characterId, characterIds } = request
  const asked: readonly unknown[] = Array.isArray(characterIds) ? characterIds : [characterId]
  const inOrder = new Map(asked.length === here.length ? asked.map((id, at) => [id, here[at]]) : [])
  return (id) => inOrder.get(id) ?? here.find((one) => one === id) ?? null
}
