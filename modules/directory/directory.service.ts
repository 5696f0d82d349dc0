import { Injectable } from '@nestjs/common';
import { DirectoryApi } from './contract/directory-api.js';
import { Areas } from './read/areas.js';
import { Geography } from './read/geography.js';
import { Organizations } from './read/organizations.js';
import { Positions } from './read/positions.js';
import { ReferenceData } from './read/reference-data.js';

/** Answers the other modules. */
@Injectable()
export class DirectoryService implements DirectoryApi {
  constructor(
    private readonly organizations: Organizations,
    private readonly positions: Positions,
    private readonly entries: ReferenceData,
    private readonly geography: Geography,
    private readonly areas: Areas,
  ) {}

  async organizationByNumber(accountNumber: string) {
    return (await this.organizations.findByNumbers([accountNumber]))[0] ?? null;
  }

  organizationsByNumbers(accountNumbers: readonly string[]) {
    return this.organizations.findByNumbers(accountNumbers);
  }

  allOrganizations() {
    return this.organizations.findAll();
  }

  directoryRevision() {
    return this.organizations.directoryRevision();
  }

  async positionById(id: string) {
    return (await this.positions.findByIds([id]))[0] ?? null;
  }

  positionsByIds(ids: readonly string[]) {
    return this.positions.findByIds(ids);
  }

  allPositions() {
    return this.positions.findAll();
  }

  positionsEver() {
    return this.positions.findEver();
  }

  credentialNames() {
    return this.entries.names('credential');
  }

  certificationNames(type: 'Professional' | 'Administrative') {
    return this.entries.names('certification', type);
  }

  async placeOfZip(zip: string) {
    return this.geography.findPlace(zip);
  }

  async placesOfZips(zips: readonly string[]) {
    return this.geography.findPlaces(zips);
  }

  async placesByName(name: string) {
    return this.geography.findPlacesByName(name);
  }

  async placeNameWords() {
    return this.geography.words;
  }

  async allPlaces() {
    return { places: this.geography.listPlaces(), names: this.geography.listNames() };
  }

  areaByName(name: string) {
    return this.areas.findByName(name);
  }

  async allCounties() {
    return [...this.geography.counties];
  }

  async countyByNumber(number: number) {
    return this.geography.counties[number - 1] ?? null;
  }

  async placeForOrganization(accountNumber: string) {
    const organization = await this.organizationByNumber(accountNumber);
    if (!organization) return null;
    const { zip, city, accountName } = organization;
    const ownPlace = zip && this.geography.findPlace(zip);
    if (ownPlace) return ownPlace;
    const county = organization.county ?? (await this.organizations.countyOfUnit(organization.iu));
    return county ? this.geography.guessPlace(county, city ?? accountName) : null;
  }
}
