import { describe, expect, it } from '@jest/globals';
import { type Criteria, EMPTY_CRITERIA } from '../criteria';
import { panelSearchUrl, toPanelFields } from './panel-fields';

const asked: Criteria = { ...EMPTY_CRITERIA, q: 'algebra', exact: 'true', region: ['SC'], sort: 'title', offset: 20 };

describe('the search panel', () => {
  it('keeps filters and sort, and starts at page 1 (U3)', () => {
    expect(panelSearchUrl(asked, { ...toPanelFields(asked), positionTitle: ' teacher ' })).toBe(
      '/positions?q=algebra&exact=true&positionTitle=teacher&region=SC&sort=title',
    );
  });

  it('drops `exact` when the keywords change', () => {
    expect(panelSearchUrl(asked, { ...toPanelFields(asked), q: 'geometry' })).toBe(
      '/positions?q=geometry&region=SC&sort=title',
    );
  });

  it('keeps several organizations until one is selected', () => {
    const several: Criteria = { ...EMPTY_CRITERIA, organization: ['112672203', '115210503'] };
    expect(toPanelFields(several).organization).toBe('');
    expect(panelSearchUrl(several, toPanelFields(several))).toBe(
      '/positions?organization=112672203&organization=115210503',
    );
    expect(panelSearchUrl(several, { ...toPanelFields(several), organization: '108000000' })).toBe(
      '/positions?organization=108000000',
    );
    const single: Criteria = { ...EMPTY_CRITERIA, organization: ['112672203'] };
    expect(panelSearchUrl(single, { ...toPanelFields(single), organization: '' })).toBe('/positions');
  });
});
