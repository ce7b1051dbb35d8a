import fc from 'fast-check'
import { turn } from './turn'

/** Random checks begin where the run says: what passed once passes again while the code is the same. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: turn })
