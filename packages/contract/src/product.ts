/** What the product calls itself wherever no configuration says otherwise. */
export const product = {
  name: 'Eidolon',
  version: 'v2.0.1',
  tagline: 'Advanced Neural Networks for Digital Identity Creation',
  socialUrl: 'https://x.com/eidolon_example',
  contactEmail: 'hello@eidolon.example',
} as const
