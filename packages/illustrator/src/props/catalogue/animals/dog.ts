import { dog as dogBody } from '#props/kit/animals/dogs-and-cats.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

/** Stands beside its person and looks where they look. */
export const dog = companion({
  label: 'Dog',
  words:
    'dog, hound, golden retriever, golden retrievers, retriever, labrador, labradors, labrador retriever, yellow lab, golden lab, pet dog, mutt, mongrel, doggo, doggy, pooch, loyal dog, faithful dog, faithful hound, setter, irish setter, foxhound, rescue dog, stray dog, street dog, guide dog, service dog, hunting dog, big dog, large dog, guard dog, dog companion, canine companion, goldendoodle, labradoodle, vizsla, rhodesian ridgeback, akita dog, bloodhound, pit bull, pitbull, great dane, mastiff',
  order: 900,
  body: standing(
    dogBody({ coat: '#c08a4c', pale: '#d9b07a', ears: 'floppy', earColour: '#9a6a38', tail: 'plume', tip: '#e0bd8a' }),
  ),
  usual: 'beside',
})
