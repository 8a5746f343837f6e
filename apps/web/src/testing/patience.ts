import { configure } from '@testing-library/react'

// What a test waits for comes at once or never; a second is too little only on a machine that is busy with other things.
configure({ asyncUtilTimeout: 15_000 })
