import amara440 from './people/amara-440.avif'
import amara640 from './people/amara-640.avif'
import amaraWebp from './people/amara-640.webp'
import amaraCoarse from './people/amara-coarse.webp'
import ines440 from './people/ines-440.avif'
import ines640 from './people/ines-640.avif'
import inesWebp from './people/ines-640.webp'
import inesCoarse from './people/ines-coarse.webp'
import kofi440 from './people/kofi-440.avif'
import kofi640 from './people/kofi-640.avif'
import kofiWebp from './people/kofi-640.webp'
import kofiCoarse from './people/kofi-coarse.webp'
import osei440 from './people/osei-440.avif'
import osei640 from './people/osei-640.avif'
import oseiWebp from './people/osei-640.webp'
import oseiCoarse from './people/osei-coarse.webp'
import tomas440 from './people/tomas-440.avif'
import tomas640 from './people/tomas-640.avif'
import tomasWebp from './people/tomas-640.webp'
import tomasCoarse from './people/tomas-coarse.webp'
import yuki440 from './people/yuki-440.avif'
import yuki640 from './people/yuki-640.avif'
import yukiWebp from './people/yuki-640.webp'
import yukiCoarse from './people/yuki-coarse.webp'
import { portrait } from './portrait.ts'

export const amara = portrait([amara440, amara640], amaraWebp, amaraCoarse)
export const ines = portrait([ines440, ines640], inesWebp, inesCoarse)
export const kofi = portrait([kofi440, kofi640], kofiWebp, kofiCoarse)
export const osei = portrait([osei440, osei640], oseiWebp, oseiCoarse)
export const tomas = portrait([tomas440, tomas640], tomasWebp, tomasCoarse)
export const yuki = portrait([yuki440, yuki640], yukiWebp, yukiCoarse)
