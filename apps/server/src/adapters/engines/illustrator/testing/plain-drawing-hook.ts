import { registerHooks } from 'node:module'
import { isMainThread } from 'node:worker_threads'

type FrontDoor = keyof typeof import('@eidolon/illustrator')
type Plain = keyof typeof import('./plain-drawing.ts')

/** Compiles only as long as everything behind the illustrator's front door is in `plain-drawing.ts` too. */
const nothingIsMissing: [Exclude<FrontDoor, Plain>] extends [never] ? 'nothing' : Exclude<FrontDoor, Plain> = 'nothing'

/** Loaded into a server under test: its drawing threads find plain drawing behind that door. */
if (!isMainThread && nothingIsMissing) {
  const { search } = new URL(import.meta.url)
  const { href: url } = new URL(`plain-drawing.ts${search}`, import.meta.url)
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === '@eidolon/illustrator' ? { url, shortCircuit: true } : next(specifier, context),
  })
}
