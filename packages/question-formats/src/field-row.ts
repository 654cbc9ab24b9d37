import { fieldNames, type StoredFields, storedFields, unsetFields, type WrittenFields } from './fields.schemas.ts'

/** `grade_code` is `gradeCode` in a row. */
export type RowName<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<RowName<Tail>>}`
  : Name

type FieldName = keyof StoredFields
type GivenFields = { readonly [Name in FieldName]?: StoredFields[Name] | undefined }

/** A question's fields as a row names them, as shapes for zod objects. */
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

/** The columns of the fields, as Prisma selects them. */
export const fieldColumns = createColumns()

function createColumns(): { readonly [Name in keyof FieldsRow]: true }
function createColumns(): object {
  return Object.fromEntries(fieldNames.map((name) => [rowName(name), true]))
}

/** The fields of `given`, by their names in a row. What is not a field is left out. */
export function toRow<Given extends GivenFields>(
  given: Given,
): { [Name in keyof Given & FieldName as RowName<Name>]: Given[Name] }
export function toRow(given: object): object {
  const values = new Map<string, unknown>(Object.entries(given))
  return Object.fromEntries(
    fieldNames.filter((name) => values.has(name)).map((name) => [rowName(name), values.get(name)]),
  )
}

/** The fields of a row, by their names in the API. What is not a field is left out. */
export function fromRow<Row extends object>(
  row: Row,
): { [Name in FieldName as RowName<Name> extends keyof Row ? Name : never]: Row[RowName<Name> & keyof Row] }
export function fromRow(row: object): object {
  const values = new Map<string, unknown>(Object.entries(row))
  return Object.fromEntries(
    fieldNames.filter((name) => values.has(rowName(name))).map((name) => [name, values.get(rowName(name))]),
  )
}

/** The row's fields after a write. An optional field that the write omits keeps its stored value. */
export function writeFields(written: WrittenFields, stored?: Partial<FieldsRow>): FieldsRow
export function writeFields(written: WrittenFields, stored: object = {}): object {
  const given = Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined))
  return toRow({ ...unsetFields, ...fromRow(stored), ...given })
}
