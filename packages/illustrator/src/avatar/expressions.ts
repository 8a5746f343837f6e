import { blink, faces, visemes } from '#faces/faces.ts'
import { addMuscles, type Muscles } from '#faces/units.ts'

/** The face as it is while it does nothing else. */
export const atRest: Muscles = faces.neutral.muscles

const over = (muscles: Muscles): Muscles => addMuscles(atRest, muscles)

/** What faces of the model do: the names that VRM knows first, and then our own by their own names. */
export const expressions: ReadonlyMap<string, Muscles> = new Map<string, Muscles>([
  ['happy', faces.happy.muscles],
  ['angry', faces.angry.muscles],
  ['sad', faces.sad.muscles],
  ['relaxed', faces.calm.muscles],
  ['surprised', faces.surprised.muscles],
  ['aa', over(visemes.ah)],
  ['ih', over(visemes.eh)],
  ['ou', over(visemes.oo)],
  ['ee', over(visemes.ee)],
  ['oh', over(visemes.oh)],
  ['blink', over(blink)],
  ['blinkLeft', over({ closeL: 1 })],
  ['blinkRight', over({ closeR: 1 })],
  ['smile', faces.smile.muscles],
  ['laugh', faces.laugh.muscles],
  ['smirk', faces.smirk.muscles],
  ['wink', faces.wink.muscles],
  ['thoughtful', faces.thoughtful.muscles],
  ['shy', faces.shy.muscles],
  ['worried', faces.worried.muscles],
  ['afraid', faces.afraid.muscles],
  ['disgusted', faces.disgusted.muscles],
  ['pout', faces.pout.muscles],
])

/** Those of them that VRM has names for; the others are the model's own. */
export const presets: ReadonlySet<string> = new Set([...expressions.keys()].slice(0, 13))
