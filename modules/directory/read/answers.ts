import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import * as ask from '../contract/questions.js';
import { Areas } from './areas.js';
import { Geography } from './geography.js';
import { Organizations } from './organizations.js';
import { Positions } from './positions.js';

@QueryHandler(ask.OrganizationByNumber)
class AnswerOrganization implements IQueryHandler<ask.OrganizationByNumber> {
  constructor(private readonly organizations: Organizations) {}
  async execute({ accountNumber }: ask.OrganizationByNumber) {
    return (await this.organizations.byNumbers([accountNumber]))[0] ?? null;
  }
}

@QueryHandler(ask.OrganizationsByNumbers)
class AnswerOrganizations implements IQueryHandler<ask.OrganizationsByNumbers> {
  constructor(private readonly organizations: Organizations) {}
  execute({ accountNumbers }: ask.OrganizationsByNumbers) {
    return this.organizations.byNumbers(accountNumbers);
  }
}

@QueryHandler(ask.AllOrganizations)
class AnswerAllOrganizations implements IQueryHandler<ask.AllOrganizations> {
  constructor(private readonly organizations: Organizations) {}
  execute() {
    return this.organizations.all();
  }
}

@QueryHandler(ask.PositionById)
class AnswerPosition implements IQueryHandler<ask.PositionById> {
  constructor(private readonly positions: Positions) {}
  async execute({ id }: ask.PositionById) {
    return (await this.positions.byIds([id]))[0] ?? null;
  }
}

@QueryHandler(ask.PositionsByIds)
class AnswerPositions implements IQueryHandler<ask.PositionsByIds> {
  constructor(private readonly positions: Positions) {}
  execute({ ids }: ask.PositionsByIds) {
    return this.positions.byIds(ids);
  }
}

@QueryHandler(ask.AllPositions)
class AnswerAllPositions implements IQueryHandler<ask.AllPositions> {
  constructor(private readonly positions: Positions) {}
  execute() {
    return this.positions.all();
  }
}

@QueryHandler(ask.PlaceOfZip)
class AnswerPlaceOfZip implements IQueryHandler<ask.PlaceOfZip> {
  constructor(private readonly geography: Geography) {}
  async execute({ zip }: ask.PlaceOfZip) {
    return this.geography.place(zip);
  }
}

@QueryHandler(ask.PlacesOfZips)
class AnswerPlacesOfZips implements IQueryHandler<ask.PlacesOfZips> {
  constructor(private readonly geography: Geography) {}
  async execute({ zips }: ask.PlacesOfZips) {
    return this.geography.places(zips);
  }
}

@QueryHandler(ask.PlacesNamed)
class AnswerPlacesNamed implements IQueryHandler<ask.PlacesNamed> {
  constructor(private readonly geography: Geography) {}
  async execute({ name }: ask.PlacesNamed) {
    return this.geography.named(name);
  }
}

@QueryHandler(ask.WordsOfPlaces)
class AnswerWordsOfPlaces implements IQueryHandler<ask.WordsOfPlaces> {
  constructor(private readonly geography: Geography) {}
  async execute() {
    return this.geography.words;
  }
}

@QueryHandler(ask.AllPlaces)
class AnswerAllPlaces implements IQueryHandler<ask.AllPlaces> {
  constructor(private readonly geography: Geography) {}
  async execute() {
    return { places: this.geography.all(), names: this.geography.names() };
  }
}

@QueryHandler(ask.AreaNamed)
class AnswerAreaNamed implements IQueryHandler<ask.AreaNamed> {
  constructor(private readonly areas: Areas) {}
  execute({ name }: ask.AreaNamed) {
    return this.areas.named(name);
  }
}

@QueryHandler(ask.AllCounties)
class AnswerAllCounties implements IQueryHandler<ask.AllCounties> {
  constructor(private readonly geography: Geography) {}
  async execute() {
    return [...this.geography.counties];
  }
}

@QueryHandler(ask.CountyByNumber)
class AnswerCounty implements IQueryHandler<ask.CountyByNumber> {
  constructor(private readonly geography: Geography) {}
  async execute({ number }: ask.CountyByNumber) {
    return this.geography.counties[number - 1] ?? null;
  }
}

@QueryHandler(ask.PlaceForOrganization)
class AnswerPlaceForOrganization implements IQueryHandler<ask.PlaceForOrganization> {
  constructor(
    private readonly organizations: Organizations,
    private readonly geography: Geography,
  ) {}
  async execute({ accountNumber }: ask.PlaceForOrganization) {
    const [organization] = await this.organizations.byNumbers([accountNumber]);
    if (!organization) return null;
    const { zip, city, accountName } = organization;
    const own = zip && this.geography.place(zip);
    if (own) return own;
    const county = organization.county ?? (await this.organizations.countyOfUnit(organization.iu));
    return county && this.geography.somewhereIn(county, city ?? accountName);
  }
}

/** Who answers the module's questions. */
export const ANSWERS = [
  AnswerOrganization,
  AnswerOrganizations,
  AnswerAllOrganizations,
  AnswerPosition,
  AnswerPositions,
  AnswerAllPositions,
  AnswerPlaceOfZip,
  AnswerPlacesOfZips,
  AnswerPlacesNamed,
  AnswerWordsOfPlaces,
  AnswerAllPlaces,
  AnswerAreaNamed,
  AnswerAllCounties,
  AnswerCounty,
  AnswerPlaceForOrganization,
];
