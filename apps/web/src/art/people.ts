import amara360 from './amara-360.avif'
import amara640 from './amara-640.avif'
import amaraWebp from './amara-640.webp'
import amaraCoarse from './amara-coarse.webp'
import ines360 from './ines-360.avif'
import ines640 from './ines-640.avif'
import inesWebp from './ines-640.webp'
import inesCoarse from './ines-coarse.webp'
import kofi360 from './kofi-360.avif'
import kofi640 from './kofi-640.avif'
import kofiWebp from './kofi-640.webp'
import kofiCoarse from './kofi-coarse.webp'
import osei360 from './osei-360.avif'
import osei640 from './osei-640.avif'
import oseiWebp from './osei-640.webp'
import oseiCoarse from './osei-coarse.webp'
import tomas360 from './tomas-360.avif'
import tomas640 from './tomas-640.avif'
import tomasWebp from './tomas-640.webp'
import tomasCoarse from './tomas-coarse.webp'
import yuki360 from './yuki-360.avif'
import yuki640 from './yuki-640.avif'
import yukiWebp from './yuki-640.webp'
import yukiCoarse from './yuki-coarse.webp'
import { portrait } from './portrait.ts'

export const amara = portrait([amara360, amara640], amaraWebp, amaraCoarse)
export const ines = portrait([ines360, ines640], inesWebp, inesCoarse)
export const kofi = portrait([kofi360, kofi640], kofiWebp, kofiCoarse)
export const osei = portrait([osei360, osei640], oseiWebp, oseiCoarse)
export const tomas = portrait([tomas360, tomas640], tomasWebp, tomasCoarse)
export const yuki = portrait([yuki360, yuki640], yukiWebp, yukiCoarse)
