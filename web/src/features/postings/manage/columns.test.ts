import { describe, expect, it } from '@jest/globals';
import { parseView, serializeView } from './columns';

const DEFAULT = ['number', 'position', 'organization', 'city', 'expires', 'status'];
const parse = (search: string, stored: string | null = null) => parseView(new URLSearchParams(search), stored);

describe('the view of the table', () => {
  it('[W7.7] has the columns of the specification by default', () => {
    expect(parse('')).toEqual({ columns: DEFAULT, isRoomy: false });
  });

  it('is that of the address, else the last one', () => {
    expect(parse('columns=status.city', 'columns=number&rows=roomy')).toEqual({
      columns: ['city', 'status'],
      isRoomy: true,
    });
    expect(parse('rows=dense', 'columns=number&rows=roomy')).toEqual({ columns: ['number'], isRoomy: false });
  });

  it('survives nonsense, and no column at all', () => {
    expect(parse('columns=nonsense.title')).toEqual({ columns: [], isRoomy: false });
    expect(parse('columns=')).toEqual({ columns: [], isRoomy: false });
    expect(parse('rows=nonsense', 'nonsense')).toEqual({ columns: DEFAULT, isRoomy: false });
  });

  it('is read as it was written', () => {
    for (const columns of [[], ['started', 'applicants']] as const)
      for (const isRoomy of [true, false])
        expect(parse(new URLSearchParams(serializeView({ columns, isRoomy })).toString())).toEqual({
          columns,
          isRoomy,
        });
  });
});
