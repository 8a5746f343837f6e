import type { RenderedEmail } from './rendered-email.ts'

type Laid = { readonly html: string; readonly text: string }

/**
 * One column that mail programs of every age can show: tables, styles on the elements, nothing loaded from anywhere.
 * The style sheet only adds the dark colors, where a program knows them.
 */
export function layOut(written: RenderedEmail, product: string): Laid {
  return { html: htmlOf(written, escaped(product)), text: textOf(written, product) }
}

function textOf({ heading, opening, code, action, phrase, notes }: RenderedEmail, product: string): string {
  const parts = [
    heading,
    opening,
    ...(code === undefined ? [] : [code]),
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...(phrase ? [`${phrase.label}: ${phrase.words}\n${phrase.why}`] : []),
    notes.join('\n'),
    `-- \n${product}`,
  ]
  return `${parts.join('\n\n')}\n`
}

const sans = `font-family:'Hanken Grotesk',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`
const serif = `font-family:Georgia,'Times New Roman',serif`
const mono = `font-family:ui-monospace,'SF Mono',Menlo,Consolas,monospace`

function htmlOf(written: RenderedEmail, product: string): string {
  const { subject, preview, heading, opening, code, action, phrase, notes } = written
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .room { background: #0b0e14 !important }
  .sheet { background: #12161d !important; border-color: #2b3039 !important }
  .reading { color: #f0eade !important }
  .quiet { color: #a39c90 !important }
  .well { background: #1b2029 !important; border-color: #2b3039 !important; color: #f0eade !important }
  .press { background: #f0eade !important; color: #12161d !important }
  .rule { border-color: #2b3039 !important }
}
</style>
</head>
<body class="room" style="margin:0;padding:0;background:#f3eee3">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(preview)}</div>
<table role="presentation" class="room" width="100%" cellpadding="0" cellspacing="0" style="background:#f3eee3">
<tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td class="reading" style="padding:0 4px 18px;${serif};font-size:22px;letter-spacing:-0.3px;color:#12161d">${product}</td></tr>
<tr><td height="3" style="height:3px;line-height:3px;font-size:0;background:#9fd9ee;background:linear-gradient(96deg,#9be9d2,#97d8f1 28%,#cbbcf4 52%,#f5bdc7 76%,#f1dda2)">&nbsp;</td></tr>
<tr><td class="sheet" style="padding:36px 32px 30px;background:#fdfbf6;border:1px solid #e2dbcc;border-top:0">
<h1 class="reading" style="margin:0 0 14px;${serif};font-size:28px;line-height:1.2;font-weight:400;letter-spacing:-0.4px;color:#12161d">${escaped(heading)}</h1>
<p class="reading" style="margin:0 0 26px;${sans};font-size:16px;line-height:1.55;color:#2b3039">${escaped(opening)}</p>
${code === undefined ? '' : codeOf(code)}${action ? actionOf(action) : ''}${phrase ? phraseOf(phrase) : ''}
<div class="rule" style="border-top:1px solid #e2dbcc;margin:4px 0 18px"></div>
${notes.map((note) => paragraph(note, 6)).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function codeOf(code: string): string {
  const style = `padding:18px 12px 18px 22px;background:#f3eee3;border:1px solid #e2dbcc;${mono};font-size:34px;line-height:1.2;letter-spacing:10px;color:#12161d`
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 26px">
<tr><td class="well" align="center" style="${style}">${escaped(code)}</td></tr>
</table>
`
}

function actionOf({ label, link, instead }: NonNullable<RenderedEmail['action']>): string {
  const style = `display:inline-block;padding:14px 26px;background:#12161d;border-radius:8px;${sans};font-size:16px;font-weight:600;line-height:1.2;text-decoration:none;color:#f0eade`
  const address = escaped(link)
  return `<p style="margin:0 0 26px"><a class="press" href="${address}" style="${style}">${escaped(label)}</a></p>
${paragraph(instead, 4)}
<p class="quiet" style="margin:0 0 24px;${mono};font-size:12px;line-height:1.5;word-break:break-all;color:#6b6659">${address}</p>
`
}

function phraseOf({ label, words, why }: NonNullable<RenderedEmail['phrase']>): string {
  return `<p class="quiet" style="margin:0 0 2px;${sans};font-size:13px;line-height:1.5;color:#6b6659">${escaped(label)}</p>
<p class="reading" style="margin:0 0 4px;${serif};font-size:20px;font-style:italic;line-height:1.4;color:#12161d">${escaped(words)}</p>
${paragraph(why, 24)}
`
}

function paragraph(words: string, below: number): string {
  return `<p class="quiet" style="margin:0 0 ${below}px;${sans};font-size:13px;line-height:1.5;color:#6b6659">${escaped(words)}</p>`
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (words: string): string => words.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? '')
