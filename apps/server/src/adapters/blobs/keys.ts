/**
 * Lower case, because some disks do not tell cases apart; no name begins with a dot, so no key can leave its folder.
 */
const pattern = /^[a-z0-9_-][a-z0-9._-]{0,199}(\/[a-z0-9_-][a-z0-9._-]{0,199})*$/

export function checkKey(key: string): string {
  if (key.length > 500 || !pattern.test(key)) throw new TypeError(`${JSON.stringify(key)} cannot be a blob's key`)
  return key
}

export function checkPart(part: number): number {
  if (!Number.isInteger(part) || part < 1 || part > 10_000)
    throw new RangeError(`${part} cannot be the number of a part`)
  return part
}
