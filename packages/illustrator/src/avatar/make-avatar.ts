import type { Pack } from '#pack/pack.ts'
import { adornments } from './adornments.ts'
import type { Avatar } from './avatar.ts'
import { buildAvatar, type Who } from './build-avatar.ts'

const sizes = { skin: 2048, wear: 2048, hair: 1024 }

/** Somebody as a model for files, the same for the same order. `pause` is asked now and then, and throws when the work is to end. */
export const makeAvatar = (pack: Pack, who: Who, pause: () => void): Avatar =>
  buildAvatar(pack, who, { pause, adornments, sizes })
