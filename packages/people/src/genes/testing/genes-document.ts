import type { Gene } from '#genes/gene.ts'
import { geneIds, geneOf, genesVersion } from '#genes/genes.ts'

const intro = `# The genes of a person

How somebody looks is a small JSON object: \`v\` (this is version ${genesVersion}) and the ${geneIds.length} genes below. Reading clamps every value to its range, fills in what is missing, raises earlier versions and keeps genes it does not know. Group is what a variation keeps or moves as one; \`person\` moves only when neither face nor body is kept. The last column names the outputs of \`phenotype()\` that the gene changes; \`*\` stands for left and right, \`targets\` are morph targets of the body data.

This page is written from the code (\`genesDocument()\`); a test holds the two together.
`

/** The page that documents every gene, as Markdown. */
export function genesDocument(): string {
  const areas = [...new Set(geneIds.map((id) => geneOf(id).area))]
  const chapters = areas.map((area) => {
    const rows = geneIds
      .filter((id) => geneOf(id).area === area)
      .map((id) => {
        const gene = geneOf(id)
        return [`\`${id}\``, gene.group, gene.meaning, range(gene), gene.moves.map((move) => `\`${move}\``).join(', ')]
      })
    return `## ${area[0]?.toUpperCase()}${area.slice(1)}\n\n${table([['gene', 'group', 'meaning', 'values', 'moves'], ...rows])}\n`
  })
  return [intro, ...chapters].join('\n')
}

function range(gene: Gene): string {
  switch (gene.kind) {
    case 'number':
      return `${gene.min} to ${gene.max}, starts at ${gene.start}`
    case 'choice':
      return `${gene.choices.join(', ')}; starts as ${gene.start}`
    case 'colour':
      return gene.none ? '`#rrggbb` or empty' : `\`#rrggbb\`, starts as ${gene.start}`
    case 'set':
      return `any of ${gene.choices.join(', ')}`
  }
}

/** Columns as wide as their widest cell, as the formatter wants them. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...rest] = rows
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)].join('\n')
}
