import { toCurrency } from 'n2words/en-US';
import { formatCurrency } from '#web/lib/formatting/format';

/** "ninety-four thousand five hundred dollars", which tells a slip of a digit; `amount` is the value of an input. */
export const salaryInWords = (amount: string) => toCurrency(formatCurrency(amount).replace(/[$,]/g, ''));
