import { found, names } from './form-fields.ts'
import type { Put } from './form-sizes.ts'
import type { ModelForm } from './model-form.ts'

/** A picture that is changed and where, both where the service can read them. */
export type Masked = { readonly image: string; readonly mask: string }

/** All of them are white where it is drawn anew. */
const masks = ['mask_url', 'mask_image_url', 'mask_image', 'mask']

function placesOf(form: ModelForm): Masked | undefined {
  const [image, mask] = [found(form, names.one), found(form, masks)]
  // A mask that is a number or a switch is something else.
  const isPicture = mask !== undefined && form.fields.get(mask)?.types.every((type) => type === 'string')
  return image === undefined || mask === undefined || !isPicture ? undefined : { image, mask }
}

/** Whether it draws anew inside of a mask. */
export const takesMask = (form: ModelForm): boolean => placesOf(form) !== undefined

/** Whether it does nothing without one. */
export const needsMask = (form: ModelForm): boolean => masks.some((name) => form.fields.get(name)?.required)

export function putMasked(form: ModelForm, { image, mask }: Masked, put: Put): void {
  const places = placesOf(form)
  put(places?.image, image)
  put(places?.mask, mask)
}
