import { resolve } from 'node:path'

/** The folder of the whole project, where pictures, caches and the web's art lie. */
export const root = resolve(import.meta.dirname, '..', '..', '..')
