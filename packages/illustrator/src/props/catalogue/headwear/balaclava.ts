import { type Fitting, hatPart, knit, linear, newMesh, opened, type Opening, pairs } from '#props/prop-kit.ts'
import { type Part, prop, scaled, sheet, taut, toPart } from '#props/prop-kit.ts'
import { turned } from '#props/kit/worn/hat-form.ts'
import { cutOut } from '#props/kit/worn/head-shell.ts'

/** Knitted over the whole head, open at the eyes. */
export const balaclava = prop({
  label: 'Balaclava',
  words:
    'balaclava, balaclavas, ski mask, knitted mask, robber mask, bank robber mask, ninja hood, ninja mask and hood, black balaclava, racing balaclava, tactical balaclava',
  order: 148,
  slot: 'hat',
  presses: 'hidden',
  hides: 0.4,
  dyed: ['balaclava', 'balaclava crown'],
  dye: '#1d1d21',
  make,
})

const eyes: Opening = (x, y, z) => {
  if (z < 0.7) return 1
  const [across, up] = [x / 0.62, (y - 7.38) / 0.24]
  return (Math.sqrt(Math.sqrt(across * across * across * across + up * up * up * up)) - 1) * 0.3
}

function make(fitting: Fitting): readonly Part[] {
  const color = linear('#1d1d21')
  const [face, crown] = [newMesh(), newMesh()]
  const cloth = taut(fitting, { turn: Math.PI, low: () => 5.9, high: () => 7.95, off: 0.09 })
  sheet(face, cloth, 112, 48)
  turned(crown, () => pairs`1 0, 0.99 0.2, 0.95 0.42, 0.86 0.62, 0.7 0.78, 0.48 0.89, 0.24 0.94, 0 0.95`, 56, 2)
  const surface = knit(color, 90, 60)
  return [
    toPart(
      face,
      { ...cutOut, material: 'cloth', name: 'balaclava', surface: opened(surface, eyes, scaled(color, 1.6), 0.05) },
      fitting.head.placing,
    ),
    hatPart(fitting, crown, 'balaclava crown', knit(color, 60, 30)),
  ]
}
