/** For a server whose services on the internet are a stand-in at `ELSEWHERE`. */
export const standIn = { NODE_OPTIONS: `--import ${new URL('elsewhere.ts', import.meta.url).href}` }
