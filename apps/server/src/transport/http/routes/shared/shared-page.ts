import { hash } from 'node:crypto'
import { faceFamilies } from '@eidolon/stories'
import type { Source } from '#domain/marking/statement.ts'

/** Faces of the studio's own type, where the built web has them. */
export type Fonts = {
  readonly display: string | undefined
  readonly text: string | undefined
  /** What stories are lettered in. */
  readonly balloon?: string | undefined
  readonly sound?: string | undefined
}

export function fontsIn(addresses: Iterable<string>): Fonts {
  const all = [...addresses]
  const find = (face: string) => all.find((address) => address.includes(face) && address.endsWith('.woff2'))
  return {
    display: find('redaction-latin-400-normal'),
    text: find('hanken-grotesk-latin-wght-normal'),
    balloon: find('comic-neue-latin-700-normal'),
    sound: find('bangers-latin-400-normal'),
  }
}

export type SharedPage = {
  readonly title: string
  readonly status: 200 | 401 | 404 | 429 | 503
  /** Markup that is safe already. */
  readonly body: string
  readonly note?: string
  /** Its owner has said that it is not for training. */
  readonly notForTraining?: boolean
  /** Where it can be reported. */
  readonly report?: string
}

/** What programs that look at everything are told: nothing is to be listed, and some of it not to be learnt from. */
export const robotsOf = (notForTraining: boolean): string =>
  `noindex, nofollow, noarchive${notForTraining ? ', noai, noimageai' : ''}`

/** Pages behind a link, for people without an account: no script, and nothing loaded from elsewhere. */
export function sharedPages(name: string, fonts: Fonts) {
  const style = styleOf(fonts)
  const styleHash = hash('sha256', style, 'base64')
  const policy = [
    `default-src 'none'`,
    `img-src 'self'`,
    `media-src 'self'`,
    `font-src 'self'`,
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
  const site = escaped(name)

  return {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    render: ({ title, body, note = '', notForTraining = false, report }: SharedPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="${robotsOf(notForTraining)}">
<meta name="color-scheme" content="dark">
<title>${escaped(title)} · ${site}</title>
<link rel="icon" href="/favicon.svg">
<style>${style}</style>
</head>
<body>
<main>${body}</main>
<footer><a href="/">${site}</a><span>${note}${report === undefined ? '' : ` <a class="report" href="${report}" rel="nofollow">Report</a>`}</span></footer>
</body>
</html>
`,
  }
}

type SharedMediaPage = {
  readonly at: string
  readonly kind: 'image' | 'video'
  readonly width: number | null
  readonly height: number | null
  readonly hasPoster: boolean
  /** Nothing is behind whom it shows. */
  readonly cutOut: boolean
  /** What made it, where that was here. */
  readonly source: Source | undefined
  /** Markup of its content credentials, where it has some. */
  readonly pin: string
}

/** What people read of it, and programs by the terms of schema.org. */
export const labels: Readonly<Record<Source, { readonly says: string; readonly term: string }>> = {
  algorithm: { says: 'Drawn by a program', term: 'AlgorithmicMediaDigitalSource' },
  neural: { says: 'Made with AI', term: 'TrainedAlgorithmicMediaDigitalSource' },
  'neural-edit': { says: 'Made with AI', term: 'CompositeWithTrainedAlgorithmicMediaDigitalSource' },
}

/** What made it, for programs: as attributes of what it stands in, and as what comes first in that. */
export function stated(
  kind: SharedMediaPage['kind'],
  source: Source | undefined,
): { readonly item: string; readonly term: string } {
  if (!source) return { item: '', term: '' }
  return {
    item: ` itemscope itemtype="https://schema.org/${kind === 'video' ? 'VideoObject' : 'ImageObject'}"`,
    term: `<meta itemprop="digitalSourceType" content="https://schema.org/${labels[source].term}">`,
  }
}

/** Who is cut out stands before a chequer: dark hair would be lost on a dark page. */
const clear = (isCutOut: boolean): string => (isCutOut ? ' class="clear"' : '')

type Noted = { readonly made: readonly unknown[]; readonly includeRecipe: boolean }

/** What downloads contain beside the image or video. Files that people brought along have no recipe to speak of. */
export const recipeNote = ({ made, includeRecipe }: Noted): string =>
  made.length === 0
    ? ''
    : `<p class="recipe">${
        includeRecipe
          ? "Downloads include the recipe: the prompt and the character's details."
          : "Downloads don't include the prompt or the character's details."
      }</p>`

export function openPage({ at, kind, width, height, hasPoster, cutOut, source, pin }: SharedMediaPage): SharedPage {
  const size = width !== null && height !== null ? ` width="${width}" height="${height}"` : ''
  const poster = hasPoster ? ` poster="${at}/poster"` : ''
  const picture =
    kind === 'video'
      ? `<video src="${at}/file"${poster}${size} controls loop playsinline preload="metadata" aria-label="The video that was shared"></video>`
      : `<img src="${at}/file"${size}${clear(cutOut)} alt="The picture that was shared">`
  const label = source && labels[source]
  const { item, term } = stated(kind, source)
  const facts = `${size === '' ? '' : `<span>${width} × ${height}</span>`}${label ? `<span>${label.says}</span>` : ''}${pin}`
  return {
    title: kind === 'video' ? 'A video for you' : 'A picture for you',
    status: 200,
    note: 'Somebody shared this with you.',
    body: `<figure${item}>${term}${picture}<figcaption>${facts}<a class="button" href="${at}/file?download" download>Download</a></figcaption></figure>`,
  }
}

type ShownAlbum = {
  readonly at: string
  readonly total: number
  readonly pin: string
  readonly media: readonly (Pick<SharedMediaPage, 'kind' | 'width' | 'height' | 'source' | 'cutOut'> & {
    readonly id: string
    readonly posterId: string | null
  })[]
}

/** All of an album that is shown at once, small; each opens by itself. */
export function albumPage({ at, total, media, pin }: ShownAlbum): SharedPage {
  const items = media.map(({ id, kind, width, height, posterId, source, cutOut }, index) => {
    const size = width !== null && height !== null ? ` width="${width}" height="${height}"` : ''
    const file = `${at}/${id}/file`
    const { item, term } = stated(kind, source)
    const poster = posterId === null ? '' : ` poster="${at}/${id}/poster"`
    return kind === 'video'
      ? `<li${item}>${term}<video src="${file}"${poster}${size} controls loop playsinline preload="none" aria-label="Video ${index + 1}"></video></li>`
      : `<li${item}>${term}<a href="${file}"><img src="${at}/${id}/thumbnail"${size}${clear(cutOut)} loading="lazy" decoding="async" alt="Picture ${index + 1}"></a></li>`
  })
  const says = [...new Set(media.flatMap(({ source }) => (source ? [labels[source].says] : [])))]
  const made = says.length === 0 ? '' : `<p>${says.join('. ')}.</p>`
  const more = total > media.length ? `<p>The newest ${media.length} of ${total} are shown.</p>` : ''
  const none =
    '<section><h1>Nothing in it yet</h1><p>Whoever shared this album has put nothing into it so far.</p></section>'
  return {
    title: 'An album for you',
    status: 200,
    note: 'Somebody shared this with you.',
    body:
      media.length === 0
        ? none
        : `<section class="album"><h1>An album for you</h1>${made}${more}${pin}<ul>${items.join('')}</ul></section>`,
  }
}

export function passwordPage(at: string, problem?: string): SharedPage {
  const says = problem === undefined ? '' : `<p class="problem" id="problem" role="alert">${escaped(problem)}</p>`
  const described = problem === undefined ? '' : ' aria-describedby="problem" aria-invalid="true"'
  return {
    title: 'Password needed',
    status: 401,
    body: `<form method="post" action="${at}"><h1>This one is locked</h1>
<p>Whoever sent you the link has set a password.</p>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="off" required autofocus maxlength="256"${described}>
${says}<button class="button">Show it</button></form>`,
  }
}

export const waitPage = (at: string): SharedPage => ({
  ...passwordPage(at, 'Too many attempts. Wait ten minutes, then try again.'),
  status: 429,
})

export const busyPage = (at: string): SharedPage => ({
  ...passwordPage(at, 'Too many people are entering passwords right now. Try again in a few seconds.'),
  status: 503,
})

export const tooManyPage: SharedPage = {
  title: 'Too many requests',
  status: 429,
  body: `<section><h1>Too many requests</h1>
<p>You, or others on your network, have opened this page many times in the last minute. Wait a minute, then reload the page.</p></section>`,
}

export const nothingPage: SharedPage = {
  title: 'Nothing here',
  status: 404,
  body: `<section><h1>Nothing here any more</h1>
<p>The link has ended, was taken back, or lost a letter on its way. Whoever sent it can make you a new one.</p></section>`,
}

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const face = (family: string, url: string | undefined): string =>
  url === undefined
    ? ''
    : `@font-face{font-family:'${family}';src:url('${url}') format('woff2');font-display:swap;font-weight:100 900}`

function styleOf({ display, text, balloon, sound }: Fonts): string {
  return `${face('Redaction', display)}${face('Hanken Grotesk', text)}${face(faceFamilies.balloon, balloon)}${face(faceFamilies.sound, sound)}
:root{color-scheme:dark}
*{box-sizing:border-box;margin:0}
body{min-height:100dvh;display:grid;grid-template-rows:1fr auto;background:oklch(0.158 0.014 262);color:oklch(0.945 0.016 88);font:400 1rem/1.55 'Hanken Grotesk',system-ui,sans-serif}
main{display:grid;place-items:center;padding:clamp(1rem,4vw,3rem)}
figure{display:grid;gap:1rem;justify-items:center;max-width:100%}
img,video{display:block;max-width:100%;width:auto;height:auto;max-height:calc(100dvh - 12rem);border-radius:.5rem;background:oklch(0.118 0.01 262);box-shadow:0 0 0 1px oklch(0.3 0.014 262),0 2rem 5rem oklch(0.09 0.01 262 / .8)}
img.clear{background:repeating-conic-gradient(oklch(0.42 0.012 262) 0 25%,oklch(0.34 0.012 262) 0 50%) 0 0/1.25rem 1.25rem}
figcaption{position:relative;display:flex;flex-wrap:wrap;gap:.75rem 1.25rem;align-items:center;justify-content:center;color:oklch(0.69 0.014 82);font-size:.9063rem}
.recipe{font-size:.9063rem}
h1{font:400 clamp(1.9rem,1.5rem + 1.9vw,2.75rem)/1.08 'Redaction',Georgia,serif;letter-spacing:-.022em;text-wrap:balance}
p{color:oklch(0.815 0.016 85);text-wrap:pretty}
section,form{display:grid;gap:1rem;max-width:26rem;width:100%}
label{margin-top:.5rem;font-size:.9063rem;color:oklch(0.815 0.016 85)}
input{min-height:2.75rem;padding:0 .875rem;border:1px solid oklch(0.56 0.014 262);border-radius:.5rem;background:oklch(0.222 0.016 262);color:inherit;font:inherit}
.album{max-width:80rem;align-self:start}
.album ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr));gap:.75rem;padding:0;list-style:none}
.album :is(img,video){width:100%;height:100%;max-height:none;object-fit:contain}
.story{max-width:56rem;align-self:start}
.story ol{display:grid;gap:clamp(.75rem,3vw,2rem);padding:0;list-style:none}
.story svg{display:block;width:100%;height:auto;border-radius:.25rem}
.story nav{display:flex;flex-wrap:wrap;gap:.75rem;justify-content:space-between}
.credentials summary{display:inline-grid;place-items:center;width:2.25rem;height:2.25rem;border:1.5px solid currentColor;border-radius:50% 50% .2rem 50%;color:oklch(0.945 0.016 88);font:600 .8125rem/1 'Hanken Grotesk',system-ui,sans-serif;list-style:none;cursor:pointer}
.credentials summary::-webkit-details-marker{display:none}
.credentials[open] summary,.credentials summary:hover{background:oklch(0.945 0.016 88);color:oklch(0.18 0.014 262)}
.credentials>div{display:grid;gap:.75rem;max-width:26rem;margin-top:.75rem;padding:1rem 1.25rem;border:1px solid oklch(0.3 0.014 262);border-radius:.5rem;background:oklch(0.222 0.016 262);font-size:.9063rem}
figcaption span{white-space:nowrap}
figcaption .credentials>div{position:absolute;z-index:1;bottom:calc(100% + .5rem);left:50%;translate:-50%;width:min(22rem,calc(100vw - 2rem))}
.credentials dl{display:grid;grid-template-columns:auto 1fr;gap:.375rem 1rem}
.credentials dt{color:oklch(0.69 0.014 82)}
.credentials dd{margin:0;color:oklch(0.945 0.016 88);overflow-wrap:anywhere}
.credentials a{color:oklch(0.945 0.016 88)}
.problem{color:oklch(0.745 0.14 27)}
.button{display:inline-grid;place-items:center;min-height:2.75rem;padding:0 1.25rem;border:0;border-radius:.5rem;background:oklch(0.945 0.016 88);color:oklch(0.18 0.014 262);font:600 1rem/1 'Hanken Grotesk',system-ui,sans-serif;text-decoration:none;cursor:pointer}
.button:hover{background:oklch(0.99 0.01 88)}
:focus-visible{outline:2px solid oklch(0.875 0.08 180);outline-offset:2px}
footer{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:baseline;justify-content:space-between;padding:1.25rem clamp(1rem,4vw,3rem);border-top:1px solid oklch(0.3 0.014 262);color:oklch(0.69 0.014 82);font-size:.8125rem}
footer a{color:oklch(0.945 0.016 88);font:400 1.3125rem/1 'Redaction',Georgia,serif;text-decoration:none}
a.report{padding:.75rem 0;color:inherit;font:inherit;text-decoration:underline}
footer a.report{margin-left:.75rem}
fieldset{display:grid;gap:.25rem;padding:0;border:0}
fieldset label{display:flex;gap:.75rem;align-items:center;min-height:2.75rem;margin:0;font-size:1rem}
fieldset input{min-height:0;width:1.25rem;height:1.25rem;margin:0;accent-color:oklch(0.945 0.016 88)}
textarea{min-height:6rem;padding:.75rem .875rem;border:1px solid oklch(0.56 0.014 262);border-radius:.5rem;background:oklch(0.222 0.016 262);color:inherit;font:inherit;resize:vertical}
`
}
