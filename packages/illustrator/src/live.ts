/** A narrow door for the web: what makes somebody stand in a browser, without anything that draws pictures. */
export type { Avatar, Joint, Mesh, Paint, PaintId, Piece } from './avatar/avatar.ts'
export { type Adornments, unadorned, type Who } from './avatar/build-avatar.ts'
export { liveAvatar, turnsFor } from './avatar/live-avatar.ts'
export type { Turns } from './avatar/turns.ts'
export type { Pack } from './pack/pack.ts'
export { readPack } from './pack/read-pack.ts'
export type { Pose, Posture } from './poses/pose.ts'
