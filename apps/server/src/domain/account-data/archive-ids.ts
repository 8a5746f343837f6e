/** What an id of a document or a file looks like. */
export const idForm = /^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/
