import { hashSync, type Options, verifySync } from '@node-rs/argon2';

/** The program of the threads that hash passwords. It imports nothing of the application. */

export interface Hashing {
  password: string;
  cost: Options;
}

export interface Verification {
  password: string;
  storedHash: string;
}

export const hash = ({ password, cost }: Hashing): string => hashSync(password, cost);

export const verify = ({ password, storedHash }: Verification): boolean => verifySync(storedHash, password);
