import amara440 from './amara-440.avif'
import amara640 from './amara-640.avif'
import amaraWebp from './amara-640.webp'
import amaraCoarse from './amara-coarse.webp'
import ines440 from './ines-440.avif'
import ines640 from './ines-640.avif'
import inesWebp from './ines-640.webp'
import inesCoarse from './ines-coarse.webp'
import kofi440 from './kofi-440.avif'
import kofi640 from './kofi-640.avif'
import kofiWebp from './kofi-640.webp'
import kofiCoarse from './kofi-coarse.webp'
import osei440 from './osei-440.avif'
import osei640 from './osei-640.avif'
import oseiWebp from './osei-640.webp'
import oseiCoarse from './osei-coarse.webp'
import tomas440 from './tomas-440.avif'
import tomas640 from './tomas-640.avif'
import tomasWebp from './tomas-640.webp'
import tomasCoarse from './tomas-coarse.webp'
import yuki440 from './yuki-440.avif'
import yuki640 from './yuki-640.avif'
import yukiWebp from './yuki-640.webp'
import yukiCoarse from './yuki-coarse.webp'
import { portrait } from './portrait.ts'

export const amara = portrait([amara440, amara640], amaraWebp, amaraCoarse)
export const ines = portrait([ines440, ines640], inesWebp, inesCoarse)
export const kofi = portrait([kofi440, kofi640], kofiWebp, kofiCoarse)
export const osei = portrait([osei440, osei640], oseiWebp, oseiCoarse)
export const tomas = portrait([tomas440, tomas640], tomasWebp, tomasCoarse)
export const yuki = portrait([yuki440, yuki640], yukiWebp, yukiCoarse)
