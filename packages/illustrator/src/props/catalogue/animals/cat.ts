import { cat as catBody } from '#props/kit/animals/dogs-and-cats.ts'
import { stripes } from '#props/kit/animals/coats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { sitting } from '#props/kit/animals/quadruped.ts'

/** Sits beside its person, its tail around it. */
export const cat = companion({
  label: 'Cat',
  words:
    'cat, tabby, tabby cat, tabby cats, pet cat, house cat, kitty, cats, kitty cat, grey cat, gray cat, striped cat, stray cat, alley cat, street cat, brown cat, feline companion, bengal cat, fat cat, tomcat, sleeping cat, cat companion, tom cat, old cat',
  order: 910,
  body: sitting(catBody({ coat: '#8f8172', pale: '#d9cfc0', tip: '#3a3028' })),
  coat: { flows: 0.08, cell: 0.087, marking: stripes('#3f352c', 1.5, 0.36) },
  usual: 'beside',
  carried: 0.72,
  turned: 20,
})
