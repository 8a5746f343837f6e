/** What people have on besides clothes; a door of its own beside `live.ts`, because most do without and it is large. */
export { adornments } from './avatar/adornments.ts'
