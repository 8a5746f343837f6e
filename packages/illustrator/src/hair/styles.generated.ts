// Written by `npm run content` out of the files that are named here or below; change those.
import type { HairStyleId } from '@eidolon/people'
import type { HairFile } from './style-file.ts'
import { afro } from './styles/afro.ts'
import { bald } from './styles/bald.ts'
import { bob } from './styles/bob.ts'
import { braid } from './styles/braid.ts'
import { bun } from './styles/bun.ts'
import { buzz } from './styles/buzz.ts'
import { cornrows } from './styles/cornrows.ts'
import { crownBraid } from './styles/crown-braid.ts'
import { curls } from './styles/curls.ts'
import { dreadlocks } from './styles/dreadlocks.ts'
import { halfUp } from './styles/half-up.ts'
import { longCurly } from './styles/long-curly.ts'
import { longWavy } from './styles/long-wavy.ts'
import { long } from './styles/long.ts'
import { mohawk } from './styles/mohawk.ts'
import { mullet } from './styles/mullet.ts'
import { pixie } from './styles/pixie.ts'
import { ponytail } from './styles/ponytail.ts'
import { quiff } from './styles/quiff.ts'
import { short } from './styles/short.ts'
import { shoulder } from './styles/shoulder.ts'
import { sidePart } from './styles/side-part.ts'
import { slickedBack } from './styles/slicked-back.ts'
import { spaceBuns } from './styles/space-buns.ts'
import { spiky } from './styles/spiky.ts'
import { twinBraids } from './styles/twin-braids.ts'
import { twinTails } from './styles/twin-tails.ts'
import { undercut } from './styles/undercut.ts'

export const hairStyles: Readonly<Record<HairStyleId, HairFile>> = {
  'afro': afro,
  'bald': bald,
  'bob': bob,
  'braid': braid,
  'bun': bun,
  'buzz': buzz,
  'cornrows': cornrows,
  'crown-braid': crownBraid,
  'curls': curls,
  'dreadlocks': dreadlocks,
  'half-up': halfUp,
  'long-curly': longCurly,
  'long-wavy': longWavy,
  'long': long,
  'mohawk': mohawk,
  'mullet': mullet,
  'pixie': pixie,
  'ponytail': ponytail,
  'quiff': quiff,
  'short': short,
  'shoulder': shoulder,
  'side-part': sidePart,
  'slicked-back': slickedBack,
  'space-buns': spaceBuns,
  'spiky': spiky,
  'twin-braids': twinBraids,
  'twin-tails': twinTails,
  'undercut': undercut,
}
