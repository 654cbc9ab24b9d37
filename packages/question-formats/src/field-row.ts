import { fieldNames, type StoredFields, storedFields, unsetFields, type WrittenFields } from './fields.schemas.ts'

/** An API field's name in a database row, such as `gradeCode` for `grade_code`. */
export type RowName<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<RowName<Tail>>}`
  : Name

type FieldName = keyof StoredFields
type GivenFields = { readonly [Name in FieldName]?: StoredFields[Name] | undefined }

/** The Zod shape of the stored fields, by their names in a database row. */
export const rowFields = createRowFields()

function createRowFields(): { readonly [Name in FieldName as RowName<Name>]: (typeof storedFields)[Name] }
function createRowFields(): object {
  return Object.fromEntries(fieldNames.map((name) => [rowName(name), storedFields[name]]))
}

export type FieldsRow = { [Name in FieldName as RowName<Name>]: StoredFields[Name] }

export function rowName<Name extends string>(name: Name): RowName<Name>
export function rowName(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase())
}

/** A Prisma `select` for the columns of all fields. */
export const fieldColumns = createColumns()

function createColumns(): { readonly [Name in keyof FieldsRow]: true }
function createColumns(): object {
  return Object.fromEntries(fieldNames.map((name) => [rowName(name), true]))
}

/** Converts an object with API field names to database names. Drops properties that are not question fields. */
export function toRow<Given extends GivenFields>(
  given: Given,
): { [Name in keyof Given & FieldName as RowName<Name>]: Given[Name] }
export function toRow(given: object): object {
  const values = new Map<string, unknown>(Object.entries(given))
  return Object.fromEntries(
    fieldNames.filter((name) => values.has(name)).map((name) => [rowName(name), values.get(name)]),
  )
}

/** Converts a database row to API field names. Drops columns that are not question fields. */
export function fromRow<Row extends object>(
  row: Row,
): { [Name in FieldName as RowName<Name> extends keyof Row ? Name : never]: Row[RowName<Name> & keyof Row] }
export function fromRow(row: object): object {
  const values = new Map<string, unknown>(Object.entries(row))
  return Object.fromEntries(
    fieldNames.filter((name) => values.has(rowName(name))).map((name) => [name, values.get(rowName(name))]),
  )
}

/** Returns all fields as they will be after a write. Optional fields that the write omits keep their stored values. */
export function writeFields(written: WrittenFields, stored?: Partial<FieldsRow>): FieldsRow
export function writeFields(written: WrittenFields, stored: object = {}): object {
  const given = Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined))
  return toRow({ ...unsetFields, ...fromRow(stored), ...given })
}
