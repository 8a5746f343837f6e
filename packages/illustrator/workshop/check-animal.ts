import { builders, built } from '#props/read-animals.ts'
import { isRecord } from './check-shape.ts'

const shared = ['label', 'words', 'order']
const ofHorses = [...shared, 'breed']
const ofOthers = [...shared, 'body', 'coat', 'usual', 'size', 'carried', 'ridden', 'turned', 'glow']
const ofCoats = ['flows', 'cell', 'fur', 'cover', 'marking', 'glow']
const places = ['beside', 'shoulder', 'behind', 'air']

/** What is wrong with an entry of `animals.json`: JSON has no types that would tell. */
export function checkAnimal(entry: unknown): string | undefined {
  if (!isRecord(entry)) return 'an animal has to be { … }'
  const { body, coat = {}, usual, breed } = entry
  if (breed !== undefined) return strange(entry, ofHorses, 'a horse')
  if (!isRecord(body) || !isRecord(coat)) return '`body` has to name what builds it, and `coat` has to be { … }'
  if (!places.some((place) => place === usual)) return `\`usual\` has to be one of ${places.join(', ')}`
  return (
    strange(entry, ofOthers, 'an animal') ??
    strange(coat, ofCoats, 'a coat') ??
    wrongBuild('body', body) ??
    (coat.marking === undefined ? undefined : wrongBuild('coat.marking', coat.marking))
  )
}

function strange(entry: object, known: readonly string[], what: string): string | undefined {
  const key = Object.keys(entry).find((one) => !known.includes(one))
  return key && `\`${key}\` is no part of ${what}`
}

/** Builds it, and finds fields that no builder reads. */
function wrongBuild(at: string, written: unknown): string | undefined {
  const read = new Map<string, boolean>()
  const seen = (form: object, of: string): object => {
    for (const key of Object.keys(form)) read.set(`${of}.${key}`, read.get(`${of}.${key}`) ?? false)
    return new Proxy(form, {
      get: (target, key) => {
        const path = `${of}.${String(key)}`
        const value: unknown = Reflect.get(target, key)
        read.set(path, true)
        return isRecord(value) ? seen(value, path) : value
      },
    })
  }
  const made = built(written, seen)
  if (made === written) return `\`${at}\` has to name one of ${Object.keys(builders).join(', ')}`
  const unread = [...read].find(([, isRead]) => !isRead)
  return unread && `\`${unread[0]}\` means nothing`
}
