import type { ExportSource } from '../export-source.ts'
import { readFactors } from './factors.service.ts'

export const exportFactors: ExportSource<'second_factors'> = ({ prisma }, { id }) => readFactors(prisma, id)
