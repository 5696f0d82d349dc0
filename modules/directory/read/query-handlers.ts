import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import * as queries from '../contract/queries.js';
import { Areas } from './areas.js';
import { Geography } from './geography.js';
import { Organizations } from './organizations.js';
import { Positions } from './positions.js';
import { ReferenceData } from './reference-data.js';

@QueryHandler(queries.OrganizationByNumber)
class OrganizationByNumberHandler implements IQueryHandler<queries.OrganizationByNumber> {
  constructor(private readonly organizations: Organizations) {}
  async execute({ accountNumber }: queries.OrganizationByNumber) {
    return (await this.organizations.findByNumbers([accountNumber]))[0] ?? null;
  }
}

@QueryHandler(queries.OrganizationsByNumbers)
class OrganizationsByNumbersHandler implements IQueryHandler<queries.OrganizationsByNumbers> {
  constructor(private readonly organizations: Organizations) {}
  execute({ accountNumbers }: queries.OrganizationsByNumbers) {
    return this.organizations.findByNumbers(accountNumbers);
  }
}

@QueryHandler(queries.AllOrganizations)
class AllOrganizationsHandler implements IQueryHandler<queries.AllOrganizations> {
  constructor(private readonly organizations: Organizations) {}
  execute() {
    return this.organizations.findAll();
  }
}

@QueryHandler(queries.PositionById)
class PositionByIdHandler implements IQueryHandler<queries.PositionById> {
  constructor(private readonly positions: Positions) {}
  async execute({ id }: queries.PositionById) {
    return (await this.positions.findByIds([id]))[0] ?? null;
  }
}

@QueryHandler(queries.PositionsByIds)
class PositionsByIdsHandler implements IQueryHandler<queries.PositionsByIds> {
  constructor(private readonly positions: Positions) {}
  execute({ ids }: queries.PositionsByIds) {
    return this.positions.findByIds(ids);
  }
}

@QueryHandler(queries.AllPositions)
class AllPositionsHandler implements IQueryHandler<queries.AllPositions> {
  constructor(private readonly positions: Positions) {}
  execute() {
    return this.positions.findAll();
  }
}

@QueryHandler(queries.PositionsEver)
class PositionsEverHandler implements IQueryHandler<queries.PositionsEver> {
  constructor(private readonly positions: Positions) {}
  execute() {
    return this.positions.findEver();
  }
}

@QueryHandler(queries.CredentialNames)
class CredentialNamesHandler implements IQueryHandler<queries.CredentialNames> {
  constructor(private readonly entries: ReferenceData) {}
  execute() {
    return this.entries.names('credential');
  }
}

@QueryHandler(queries.CertificationNames)
class CertificationNamesHandler implements IQueryHandler<queries.CertificationNames> {
  constructor(private readonly entries: ReferenceData) {}
  execute({ type }: queries.CertificationNames) {
    return this.entries.names('certification', type);
  }
}

@QueryHandler(queries.DirectoryRevision)
class DirectoryRevisionHandler implements IQueryHandler<queries.DirectoryRevision> {
  constructor(private readonly organizations: Organizations) {}
  execute() {
    return this.organizations.directoryRevision();
  }
}

@QueryHandler(queries.PlaceOfZip)
class PlaceOfZipHandler implements IQueryHandler<queries.PlaceOfZip> {
  constructor(private readonly geography: Geography) {}
  async execute({ zip }: queries.PlaceOfZip) {
    return this.geography.findPlace(zip);
  }
}

@QueryHandler(queries.PlacesOfZips)
class PlacesOfZipsHandler implements IQueryHandler<queries.PlacesOfZips> {
  constructor(private readonly geography: Geography) {}
  async execute({ zips }: queries.PlacesOfZips) {
    return this.geography.findPlaces(zips);
  }
}

@QueryHandler(queries.PlacesByName)
class PlacesByNameHandler implements IQueryHandler<queries.PlacesByName> {
  constructor(private readonly geography: Geography) {}
  async execute({ name }: queries.PlacesByName) {
    return this.geography.findPlacesByName(name);
  }
}

@QueryHandler(queries.PlaceNameWords)
class PlaceNameWordsHandler implements IQueryHandler<queries.PlaceNameWords> {
  constructor(private readonly geography: Geography) {}
  async execute() {
    return this.geography.words;
  }
}

@QueryHandler(queries.AllPlaces)
class AllPlacesHandler implements IQueryHandler<queries.AllPlaces> {
  constructor(private readonly geography: Geography) {}
  async execute() {
    return { places: this.geography.listPlaces(), names: this.geography.listNames() };
  }
}

@QueryHandler(queries.AreaByName)
class AreaByNameHandler implements IQueryHandler<queries.AreaByName> {
  constructor(private readonly areas: Areas) {}
  execute({ name }: queries.AreaByName) {
    return this.areas.findByName(name);
  }
}

@QueryHandler(queries.AllCounties)
class AllCountiesHandler implements IQueryHandler<queries.AllCounties> {
  constructor(private readonly geography: Geography) {}
  async execute() {
    return [...this.geography.counties];
  }
}

@QueryHandler(queries.CountyByNumber)
class CountyByNumberHandler implements IQueryHandler<queries.CountyByNumber> {
  constructor(private readonly geography: Geography) {}
  async execute({ number }: queries.CountyByNumber) {
    return this.geography.counties[number - 1] ?? null;
  }
}

@QueryHandler(queries.PlaceForOrganization)
class PlaceForOrganizationHandler implements IQueryHandler<queries.PlaceForOrganization> {
  constructor(
    private readonly organizations: Organizations,
    private readonly geography: Geography,
  ) {}
  async execute({ accountNumber }: queries.PlaceForOrganization) {
    const [organization] = await this.organizations.findByNumbers([accountNumber]);
    if (!organization) return null;
    const { zip, city, accountName } = organization;
    const ownPlace = zip && this.geography.findPlace(zip);
    if (ownPlace) return ownPlace;
    const county = organization.county ?? (await this.organizations.countyOfUnit(organization.iu));
    return county ? this.geography.guessPlace(county, city ?? accountName) : null;
  }
}

export const QUERY_HANDLERS = [
  OrganizationByNumberHandler,
  OrganizationsByNumbersHandler,
  AllOrganizationsHandler,
  PositionByIdHandler,
  PositionsByIdsHandler,
  AllPositionsHandler,
  PositionsEverHandler,
  CredentialNamesHandler,
  CertificationNamesHandler,
  DirectoryRevisionHandler,
  PlaceOfZipHandler,
  PlacesOfZipsHandler,
  PlacesByNameHandler,
  PlaceNameWordsHandler,
  AllPlacesHandler,
  AreaByNameHandler,
  AllCountiesHandler,
  CountyByNumberHandler,
  PlaceForOrganizationHandler,
];
