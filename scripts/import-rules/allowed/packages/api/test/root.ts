import { build } from '../../testing/src/builders.ts'

build()
